export type Sum = { currency: string; amount: number };

const sum = /^(\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3} )(\d[\d,]*(?:\.\d+)?)\s?(bn|billion|m|million)?$/u;
const factors: Readonly<Record<string, number>> = { bn: 1e9, billion: 1e9, m: 1e6, million: 1e6 };

/** Reads `S$1.1bn`, `€7.5 million` or `RMB 50 million`; undefined for anything else. */
export function readSum(text: string): Sum | undefined {
  const [, currency, digits, factor] = sum.exec(text) ?? [];
  if (!currency || !digits) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  // Rounds off floating-point errors.
  return {
    currency: currency.trim(),
    amount: Math.round(amount * 1000 * (factors[factor ?? ''] ?? 1)) / 1000,
  };
}
