const longestList = 4;

/**
 * Date ranges in order as one line, such as `18–20 Aug and 22–24 Sep 2025`; more than four as `Aug 2025 to
 * Mar 2027`.
 */
export function pastDates(ranges: readonly string[]): string {
  const isLong = ranges.length > longestList;
  const months = [ranges.at(0), ranges.at(-1)].map((range) => `${range?.slice(-'Aug 2025'.length)}`);
  const parts = (isLong ? [...new Set(months)] : ranges).map((range, i, all) => {
    const [year, otherYear] = yearsOf(range);
    return otherYear === undefined && year === yearsOf(all[i + 1] ?? '')[0]
      ? range.replace(/ \d+$/, '')
      : range;
  });
  return isLong ? parts.join(' to ') : new Intl.ListFormat('en-GB').format(parts);
}

const yearsOf = (range: string) => range.match(/\d{4}/g) ?? [];
