/** Numbers and codes of workshop and seminar; their texts are in messages.ts. */
export const courses = {
  /** The Emotional Leadership Workshop. */
  workshop: {
    hours: 3,
    /** Minimum and maximum. */
    participants: [6, 14],
  },
  /** The T-Group seminar. */
  seminar: {
    /** Minimum and maximum. */
    participants: [6, 10],
    /** Languages to choose from; `seminar.language` lists them in a sentence. */
    languages: ['en', 'de'],
  },
} as const;
