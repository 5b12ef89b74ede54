/** Values that a course's `level` takes. Source: specification, section 9, "Docs values". */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const

/**
 * Values that a session's `learningStyle` takes. Source: specification, section 9, "Docs values".
 */
export const learningStyles = ['visual', 'auditory', 'kinesthetic', 'mixed'] as const
