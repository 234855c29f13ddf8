/** A place without a value stays. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
