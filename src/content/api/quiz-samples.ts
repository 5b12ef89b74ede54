import quizJava from '@/content/samples/examples/Quiz.java?highlight'
import quizJavaScript from '@/content/samples/examples/quiz.mjs?highlight'
import quizPhp from '@/content/samples/examples/quiz.php?highlight'
import quizPython from '@/content/samples/examples/quiz.py?highlight'

/**
 * The quiz example, apart from the others: the documentation shows it too and need not carry them
 * all.
 */
export const quizSamples = {
  javascript: quizJavaScript,
  python: quizPython,
  php: quizPhp,
  java: quizJava,
} as const
