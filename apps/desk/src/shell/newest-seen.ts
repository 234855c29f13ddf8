/** Time of the newest enquiry that the inbox has shown; later ones are “new”. */
export const newestSeen = { atMs: 0 };
