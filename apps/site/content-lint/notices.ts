import { routes } from '../src/routing/routes.ts';
import { noticeSchema } from '../src/schemas/notice.ts';
import { wordsOfInstruments } from './facts.ts';
import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt } from './references.ts';

/** Two notices must not share a page and a day. */
export const checkNotices = (files: readonly ContentFile[]): ContentIssue[] => [...noticeIssues(files)];

function* noticeIssues(files: readonly ContentFile[]): Generator<ContentIssue> {
  const services = filesOf(files, 'services').map(({ slug }) => routes.service(slug));
  const notices = readNotices(files);
  for (const [i, { file, showFrom, until, pages }] of notices.entries()) {
    if (until < showFrom)
      yield issueAt(
        file,
        ['until'],
        `is ${until}, before showFrom: the last day comes after the first, ${showFrom}`,
      );
    for (const [j, page] of pages.entries())
      if (page !== routes.home && !services.includes(page))
        yield issueAt(
          file,
          ['pages', j],
          `names ${page}, which shows no notices: name the home page / or a service page such as ${services[0]}`,
        );
    for (const other of notices.slice(0, i)) {
      const page = pages.find((one) => other.pages.includes(one));
      const isApart = until < other.showFrom || other.until < showFrom;
      if (page !== undefined && !isApart)
        yield issueAt(
          file,
          ['showFrom'],
          `lets it show on ${page} while ${other.file.file} does: one notice at a time, so move a day or take the page out of one`,
        );
    }
  }
}

/** Notices with an unknown day of law are left out: `checkFacts` reports them. */
function readNotices(files: readonly ContentFile[]) {
  const words = wordsOfInstruments(files);
  return filesOf(files, 'notices').flatMap((file) => {
    const { showFrom, until: written, pages } = noticeSchema.parse(file.data);
    const name = /^\{\{(.*)\}\}$/.exec(written)?.[1];
    const until = name === undefined ? written : words[name];
    return until === undefined ? [] : [{ file, showFrom, until, pages }];
  });
}
