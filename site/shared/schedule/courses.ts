/** Workshop and seminar, as far as they are numbers and codes: their words are beside this file. */
export const courses = {
  /** The Emotional Leadership Workshop. */
  workshop: {
    hours: 3,
    /** Fewest and most. */
    participants: [6, 14],
  },
  /** The T-Group seminar. */
  seminar: {
    /** Fewest and most. */
    participants: [6, 10],
    /** Those that one can choose from; `seminar.language` says them in a sentence. */
    languages: ['en', 'de'],
  },
} as const;
