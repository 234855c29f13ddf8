import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, pageAddress } from './built-files.ts';
import { compact } from './compact.ts';
import { type Document, readDocument, type Tag, tagsIn } from './elements.ts';
import { withShortNames } from './styles/short-names.ts';

/** A page of the build; parsed once, for whatever is done with it, when it is first asked for. */
export type Page = {
  /** Path in the built site. */
  file: string;
  address: string;
  html: string;
  readonly document: Document;
  readonly tags: readonly Tag[];
};

/** What shall stand in place of a part of a page, by offsets in the page as it was read. */
export type Edit = { start: number; end: number; text: string };

export function readPage(file: string, html: string): Page {
  let document: Document | undefined;
  let tags: readonly Tag[] | undefined;
  return {
    file,
    address: pageAddress(file),
    html,
    get document() {
      document ??= readDocument(html);
      return document;
    },
    get tags() {
      tags ??= tagsIn(this.document, html);
      return tags;
    },
  };
}

/** All pages of a built site, compact, with short names for their classes. */
export function readPages(folder: string): Page[] {
  const files = builtFiles(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, compact(read(file))]),
  );
  const scripts = files.filter((file) => /\.m?js$/.test(file)).map(read);
  return [...withShortNames(pages, scripts)].map(([file, html]) => readPage(file, html));
}

/** Writes a file of the built site, and its folder where there is none yet. */
export function writeBuilt(folder: string, file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/**
 * The text with all edits made at once; every byte outside them stays.
 * @throws where two edits overlap
 */
export function edited(text: string, edits: readonly Edit[]): string {
  let position = 0;
  const parts = edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .flatMap((edit) => {
      if (edit.start < position) throw new Error(`Two edits of a page overlap at offset ${edit.start}`);
      const before = text.slice(position, edit.start);
      position = edit.end;
      return [before, edit.text];
    });
  return parts.join('') + text.slice(position);
}

/** Puts something else, or nothing, in place of an attribute and the space before it. */
export function attributeEdit(tag: Tag, name: string, text = ''): Edit {
  const place = tag.places[name];
  if (!place) throw new Error(`<${tag.name}> has no attribute ${name}`);
  return { start: place.startOffset - 1, end: place.endOffset, text };
}
