import type { Answers } from '../../law/eu-check/answers.ts';

/** Answers as they travel in a link's fragment, which no browser sends to a server. */
export type LinkedAnswers = { version: string; answers: Answers; turnoverEur?: number | undefined };

/** What a link to answers begins with, behind its address. */
export const linkPrefix = '#a=';
const id = /^[a-z0-9-]+$/;

/** `#a=2026-11-22;kind=ai-system;roles=role-provider,role-deployer;turnover=1200000` */
export function linkOf({ version, answers, turnoverEur }: LinkedAnswers): string {
  const parts = Object.entries(answers).map(([question, chosen]) => `${question}=${chosen.join(',')}`);
  if (turnoverEur !== undefined) parts.push(`${turnover}=${turnoverEur}`);
  return `${linkPrefix}${[version, ...parts].join(';')}`;
}

const turnover = 'turnover';

/** Whether a fragment means to bring answers. */
export const isLink = (hash: string) => hash.startsWith(linkPrefix);

/** Reads a fragment; undefined when it is damaged. Whether the rules know the ids is for them to say. */
export function readLink(hash: string): LinkedAnswers | undefined {
  const [version = '', ...parts] = hash.slice(linkPrefix.length).split(';');
  if (!isLink(hash) || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return undefined;
  const answers: Record<string, string[]> = {};
  let turnoverEur: number | undefined;
  for (const part of parts) {
    const [question = '', value = '', ...rest] = part.split('=');
    const chosen = value.split(',');
    if (rest.length > 0 || !id.test(question) || question in answers) return undefined;
    if (question === turnover) {
      if (!/^\d{1,15}$/.test(value)) return undefined;
      turnoverEur = Number(value);
    } else if (!chosen.every((one) => id.test(one))) return undefined;
    else answers[question] = chosen;
  }
  return { version, answers, turnoverEur };
}
