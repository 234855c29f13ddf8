type Heading = { slug: string; text: string };

type Placing<Figure> = {
  /** Headings of the second level, in order. */
  headings: readonly Heading[];
  figures: readonly Figure[];
  /** Named where a figure finds no place. */
  file: string;
};

/**
 * Cuts an article where its figures stand: each at the end of the section that it names, in the order of the text.
 * A figure that names no section stands under the updates.
 *
 * Throws where a figure names a heading that the text doesn't have, with the file, the field and the headings there are.
 */
export function placeFigures<Figure extends { under?: string | undefined }>(
  html: string,
  { headings, figures, file }: Placing<Figure>,
) {
  const [opening = '', ...sections] = html.split(/(?=<h2 id=")/);
  const parts: { html: string; figure: Figure }[] = [];
  let rest = opening;
  sections.forEach((section, i) => {
    rest += section;
    for (const figure of figures.filter(({ under }) => under === headings[i]?.text)) {
      parts.push({ html: rest, figure });
      rest = '';
    }
  });
  const since = figures.filter(({ under }) => under === undefined);
  const lost = figures.findIndex(
    (figure) => ![...parts.map((part) => part.figure), ...since].includes(figure),
  );
  if (lost >= 0)
    throw new Error(
      `${file}: figures.${lost}.under is no heading of the text: "${figures[lost]?.under}". Choose from ${headings.map(({ text }) => `"${text}"`).join(', ')}`,
    );
  return { parts, rest, since };
}
