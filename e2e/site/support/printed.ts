import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';

/** Poppler's reader of PDF; its tests are skipped where it is missing. */
export const pdfReader = process.env.PDFTOTEXT_PATH;

/** A page whose answers are folded, whose tables are long, and which has the most text: eleven sheets at most. */
export const printedPage = { address: '/ai-regulations/eu-ai-act', mostSheets: 11 };

/** Parts of a page that must appear on paper. */
export type PrintedParts = { headings: string[]; folded: string[]; head: string };

/**
 * Makes the first table longer than a sheet, opens what a browser opens before it prints, and names the parts to look
 * for. Runs in the page.
 */
export function preparePrint(): PrintedParts {
  const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
  const table = document.querySelector<HTMLTableElement>('main table');
  const headings = [...document.querySelectorAll('main :is(h2, h3), main thead tr')].map(textOf);
  const folded = [...document.querySelectorAll('main details:not(nav *, [data-print="no"])')].map((details) =>
    textOf([...details.querySelectorAll('li, p, td')].at(-1)),
  );
  for (let copy = 0; copy < 6; copy += 1) {
    for (const row of [...(table?.tBodies[0]?.rows ?? [])].slice(0, 7)) row.after(row.cloneNode(true));
  }
  dispatchEvent(new Event('beforeprint'));
  return { headings, folded, head: textOf(table?.tHead) };
}

export function findPrintFaults(pdf: Buffer, { headings, folded, head }: PrintedParts): string[] {
  const sheets = textOf(pdf, '-layout').split('\f').slice(0, -1);
  const all = squeezed(textOf(pdf));
  const heads = sheets.filter((sheet) => squeezed(sheet).includes(squeezed(head)));
  return [
    ...folded
      .filter((text) => !all.includes(squeezed(text).slice(0, 40)))
      .map((text) => `does not print: ${text}`),
    ...(heads.length > 1 ? [] : ['does not repeat the head of a table']),
    ...sheets.flatMap((sheet, index) => {
      const last = sheet.trim().split('\n').at(-1) ?? '';
      const isHeading = last
        .trim()
        .split(/\s{3,}/)
        .every((piece) => headings.some((heading) => squeezed(heading).endsWith(squeezed(piece))));
      return isHeading ? [`sheet ${index + 1} ends with the heading ${last.trim()}`] : [];
    }),
  ];
}

/** Sheets that a page takes, also where poppler is missing. */
export async function sheetsOn(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export const sheetsOf = (pdf: Buffer): number => textOf(pdf).split('\f').length - 1;

/** Removes what differs on paper: ends of lines and columns, and soft hyphens. */
const squeezed = (text: string) => text.replace(/[\s\u00ad-]+/g, '');

function textOf(pdf: Buffer, ...options: string[]): string {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return execFileSync(pdfReader ?? 'pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' });
}
