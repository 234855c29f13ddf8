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

/** One line of opening hours as schema.org has it: one day or a run of days, then from when to when. */
export const openingHoursForm = new RegExp(`^(${day})(?:-(${day}))? (${time})-(${time})$`);

/**
 * Opening hours as people say them: “Monday to Friday, 09:00 to 18:00, Singapore time”.
 * @param openingHours Lines of the company file, in the form of schema.org.
 * @throws Where a line has another form.
 */
export function openingHoursText(openingHours: readonly string[]): string {
  return `${openingHours.map(lineText).join('; ')}, Singapore time`;
}

function lineText(line: string): string {
  const [, first, last, opens, closes] = openingHoursForm.exec(line) ?? [];
  if (first === undefined) throw new Error(`"${line}" is not a line of opening hours like Mo-Fr 09:00-18:00`);
  return `${nameOf(first)}${last === undefined ? '' : ` to ${nameOf(last)}`}, ${opens} to ${closes}`;
}

const nameOf = (code: string) => dayNames[code as keyof typeof dayNames];
