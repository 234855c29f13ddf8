/** Name of the firm, for screens that precede its data. */
export const firm = 'Vanda';
