import { areYouSure } from './are-you-sure'
import { hintSize } from './hint-size'
import { periodFour } from './period-four'
import type { Post } from './post'
import { sendTheStep } from './send-the-step'
import { smallThings } from './small-things'
import { upAndDown } from './up-and-down'

/** The six posts below the featured one, newest first. */
export const posts: readonly Post[] = [hintSize, periodFour, sendTheStep, upAndDown, smallThings, areYouSure]
