/** The newest enquiry that the inbox has shown: what comes after it is “new”. */
export const newestSeen = { atMs: 0 };
