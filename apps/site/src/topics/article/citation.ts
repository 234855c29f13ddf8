import { longDate } from '@vanda/forms/date-formats';

type Citable = {
  title: string;
  author: string;
  publisher: string;
  date: string;
  modified: string;
  url: string;
};

/** APA, 7th edition: a page by a group author. An author that publishes itself is named once. */
export function apa({ title, author, publisher, date, url }: Citable): string {
  const [monthDay, year] = longDate(date).split(', ');
  const by = author === publisher ? '' : ` ${publisher}.`;
  return `${author}. (${year}, ${monthDay}). ${title}.${by} ${url}`;
}

/** The braces in the author keep a name of several words together. */
export function bibTex({ title, author, publisher, date, modified, url }: Citable): string {
  const slug = url.slice(url.lastIndexOf('/') + 1);
  const fields = {
    author: `{${author}}`,
    title,
    year: date.slice(0, 4),
    month: String(Number(date.slice(5, 7))),
    publisher,
    url,
    note: `Last changed ${modified}`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = "${value}"`);
  return `@misc{${slug},\n${lines.join(',\n')}\n}`;
}
