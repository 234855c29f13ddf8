const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;
const day = Object.keys(dayNames).join('|');
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

/** The form of schema.org. */
export const openingHoursForm = new RegExp(`^(${day})(?:-(${day}))? (${time})-(${time})$`);

/** @throws where a line is not in schema.org's form */
export const openingHoursText = (openingHours: readonly string[]): string =>
  `${openingHours.map(lineText).join('; ')}, Singapore time`;

function lineText(line: string): string {
  const [, first, last, opens, closes] = openingHoursForm.exec(line) ?? [];
  if (first === undefined) throw new Error(`"${line}" is not a line of opening hours like Mo-Fr 09:00-18:00`);
  return `${nameOf(first)}${last === undefined ? '' : ` to ${nameOf(last)}`}, ${opens} to ${closes}`;
}

const nameOf = (code: string) => dayNames[code as keyof typeof dayNames];
