type Heading = { slug: string; text: string };

type Placing<Chart> = { headings: readonly Heading[]; charts: readonly Chart[]; file: string };

/**
 * Places each chart at the end of its section.
 * @throws for a heading that the text lacks
 */
export function placeCharts<Chart extends { under: string }>(
  html: string,
  { headings, charts, file }: Placing<Chart>,
) {
  const [opening = '', ...sections] = html.split(/(?=<h2 id=")/);
  const parts: { html: string; chart: Chart }[] = [];
  let rest = opening;
  sections.forEach((section, i) => {
    rest += section;
    for (const chart of charts.filter(({ under }) => under === headings[i]?.text)) {
      parts.push({ html: rest, chart });
      rest = '';
    }
  });
  const placed = parts.map(({ chart }) => chart);
  const lost = charts.findIndex((chart) => !placed.includes(chart));
  if (lost >= 0)
    throw new Error(
      `${file}: charts.${lost}.under is no heading of the text: "${charts[lost]?.under}". Choose from ${headings.map(({ text }) => `"${text}"`).join(', ')}`,
    );
  return { parts, rest };
}
