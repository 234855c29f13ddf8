import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, pageAddress } from '@vanda/build/built-files';
import { type Document, readDocument, type Tag, tagsIn } from '../src/text/elements.ts';

export type Page = {
  file: string;
  address: string;
  html: string;
  readonly document: Document;
  readonly tags: readonly Tag[];
};

/** Offsets refer to the page as read. */
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

export const readPages = (folder: string): Page[] =>
  builtFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, readFileSync(path.join(folder, file), 'utf8')));

export function writeBuilt(folder: string, file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** @throws where two edits overlap */
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

export function attributeEdit(tag: Tag, name: string, text = ''): Edit {
  const place = tag.places[name];
  if (!place) throw new Error(`<${tag.name}> has no attribute ${name}`);
  return { start: place.startOffset - 1, end: place.endOffset, text };
}
