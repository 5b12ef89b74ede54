import quizJava from '@/content/samples/examples/Quiz.java?highlight'
import quizJavaScript from '@/content/samples/examples/quiz.mjs?highlight'
import quizPhp from '@/content/samples/examples/quiz.php?highlight'
import quizPython from '@/content/samples/examples/quiz.py?highlight'

/** Apart from the other examples: the documentation shows this one alone. */
export const quizSamples = {
  javascript: quizJavaScript,
  python: quizPython,
  php: quizPhp,
  java: quizJava,
} as const
