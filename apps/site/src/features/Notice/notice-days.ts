export type NoticeDays = { showFrom: string; until: string };

export const isShown = ({ showFrom, until }: NoticeDays, today: string): boolean =>
  showFrom <= today && today <= until;
