import type { Answers } from '@vanda/eu-ai-act-rules/answers';
import { decodeFragment } from '../decode-fragment.ts';
import { linkPrefix } from './check-address.ts';

/** Answers in the fragment, which browsers do not send. */
export type LinkedAnswers = { version: string; answers: Answers; turnoverEur?: number | undefined };

const id = /^[a-z0-9-]+$/;
const turnover = 'turnover';

/** `#a=2026-11-22;kind=ai-system;roles=role-provider,role-deployer;turnover=1200000` */
export function linkOf({ version, answers, turnoverEur }: LinkedAnswers): string {
  const parts = Object.entries(answers).map(([question, chosen]) => `${question}=${chosen.join(',')}`);
  if (turnoverEur !== undefined) parts.push(`${turnover}=${turnoverEur}`);
  return `${linkPrefix}${[version, ...parts].join(';')}`;
}

/** Ids are not checked. @returns undefined for a damaged fragment */
export function readLink(hash: string): LinkedAnswers | undefined {
  const [version = '', ...parts] = decodeFragment(hash).slice(linkPrefix.length).split(';');
  if (!hash.startsWith(linkPrefix) || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return undefined;
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
  return Object.keys(answers).length > 0 ? { version, answers, turnoverEur } : undefined;
}
