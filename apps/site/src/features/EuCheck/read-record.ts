import type { EuCheckRecord } from '../../schemas/eu-check-record.ts';
import type { StoredCheck } from './EuCheck.state.ts';

/** @returns undefined for a file that is no record */
export function readRecord(text: string): { check: StoredCheck; record: EuCheckRecord } | undefined {
  try {
    const record: EuCheckRecord = JSON.parse(text);
    const answers = Object.fromEntries(record.answers.map(({ question, chosen }) => [question, chosen]));
    const reasons = Object.fromEntries(
      record.answers.flatMap(({ question, reason }) => (reason ? [[question, reason]] : [])),
    );
    const isRecord =
      Object.values(answers).every((chosen) => Array.isArray(chosen)) && Array.isArray(record.duties);
    const check = { answers, turnoverEur: record.turnoverEur, notes: { system: record.system, reasons } };
    return isRecord ? { check, record } : undefined;
  } catch {
    return undefined;
  }
}
