import { routes } from '../src/routing/routes.ts';
import { noticeSchema } from '../src/schemas/notice.ts';
import { wordsOfInstruments } from './facts.ts';
import type { ContentFile, ContentIssue } from './read.ts';
import { issueAt } from './references.ts';

type Days = { file: ContentFile; showFrom: string; until: string; pages: readonly string[] };

/** Each notice ends after it begins, on pages that show notices; no two share a page and a day. */
export function checkNotices(files: readonly ContentFile[]): ContentIssue[] {
  const notices = readNotices(files);
  return notices.flatMap((notice, i) => [
    ...wrongEnd(notice),
    ...wrongPages(notice, files),
    ...notices.slice(0, i).flatMap((other) => overlap(notice, other)),
  ]);
}

/** Notices with an unknown day of law are left out: `checkFacts` reports them. */
function readNotices(files: readonly ContentFile[]): Days[] {
  const words = wordsOfInstruments(files);
  return files
    .filter(({ collection }) => collection === 'notices')
    .flatMap((file) => {
      const { showFrom, until: written, pages } = noticeSchema.parse(file.data);
      const name = /^\{\{(.*)\}\}$/.exec(written)?.[1];
      const until = name === undefined ? written : words[name];
      return until === undefined ? [] : [{ file, showFrom, until, pages }];
    });
}

function wrongEnd({ file, showFrom, until }: Days): ContentIssue[] {
  if (until >= showFrom) return [];
  return [
    issueAt(file, ['until'], `is ${until}, before showFrom: the last day comes after the first, ${showFrom}`),
  ];
}

function wrongPages({ file, pages }: Days, files: readonly ContentFile[]): ContentIssue[] {
  const services = files
    .filter(({ collection }) => collection === 'services')
    .map(({ slug }) => routes.service(slug));
  return pages.flatMap((page, i) =>
    page === routes.home || services.includes(page)
      ? []
      : [
          issueAt(
            file,
            ['pages', i],
            `names ${page}, which shows no notices: name the home page / or a service page such as ${services[0]}`,
          ),
        ],
  );
}

function overlap(notice: Days, other: Days): ContentIssue[] {
  const page = notice.pages.find((one) => other.pages.includes(one));
  const isApart = notice.until < other.showFrom || other.until < notice.showFrom;
  if (page === undefined || isApart) return [];
  return [
    issueAt(
      notice.file,
      ['showFrom'],
      `lets it show on ${page} while ${other.file.file} does: one notice at a time, so move a day or take the page out of one`,
    ),
  ];
}
