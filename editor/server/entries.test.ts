import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FieldSchema, SaveRequest, SaveResult } from '../protocol.ts';
import { editedCollections, formSchema, openEntries } from './entries.ts';

const realContent = join(import.meta.dirname, '../../site/src/content');
let root: string;
let entries: ReturnType<typeof openEntries>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(realContent, join(root, 'site/src/content'), { recursive: true });
  entries = openEntries(join(root, 'site/src/content'), () => new Date('2026-11-21T09:00:00+08:00'));
});
afterEach(() => rmSync(root, { recursive: true }));

const course = 'site/src/content/courses/professional-scrum-master.yaml';
const article = 'site/src/content/news/singapore-data-protection-trustmark.md';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function save(collection: string, slug: string, change: (request: SaveRequest) => void): SaveResult {
  const { hash, data, body } = entries.open(collection, slug);
  const request: SaveRequest = {
    collection,
    slug,
    hash,
    data,
    isNew: slug === '',
    ...(body === undefined ? {} : { body }),
  };
  change(request);
  return entries.save(request);
}
const fieldsOf = (result: SaveResult) =>
  result.outcome === 'mistakes' ? result.mistakes.map(({ field }) => field) : result.outcome;

describe('formSchema', () => {
  test.each(editedCollections)('every field of %s has a control', (collection) => {
    const leaves: string[] = [];
    const walk = (schema: FieldSchema, path: string): void => {
      if (schema.type === undefined) leaves.push(path);
      if (schema.items) walk(schema.items, `${path}[]`);
      for (const [name, field] of Object.entries(schema.properties ?? {})) walk(field, `${path}.${name}`);
    };
    walk(formSchema(collection), collection);
    expect(leaves).toEqual([]);
  });
});

describe('save', () => {
  test('an entry that is opened and saved without a change stays as it is, byte for byte', () => {
    for (const { collection, entries: list } of entries.list().groups) {
      for (const { slug } of list.slice(0, 1)) {
        const { file } = entries.open(collection, slug);
        const before = read(file);
        expect(save(collection, slug, () => {}).outcome).toBe('saved');
        expect(read(file)).toBe(before);
      }
    }
  });

  test('a wrong value is named by its field, and nothing is written', () => {
    const before = read(course);
    const result = save('courses', 'professional-scrum-master', ({ data }) => {
      data.priceSgd = -5;
      data.sessions = [{ start: '2027-02-10', end: '2027-02-08' }];
    });
    expect(fieldsOf(result)).toEqual(['priceSgd', 'sessions.0.end']);
    expect(read(course)).toBe(before);
  });

  test('the facts that buyers ask for are written as they are given, and refused by their field', () => {
    const slug = 'professional-scrum-master';
    const wrong = save('courses', slug, ({ data }) => {
      data.buyerFacts = { classSize: { min: 9, max: 8 }, hours: { from: '09.00', to: '17:00' } };
    });
    expect(fieldsOf(wrong)).toEqual(['buyerFacts.classSize.min', 'buyerFacts.hours.from']);
    const nobody = save('courses', slug, ({ data }) => {
      data.buyerFacts = { trainers: ['nobody'] };
    });
    expect(fieldsOf(nobody)).toEqual(['buyerFacts.trainers.0']);
    const people = [
      { key: 'petunia', name: 'Petunia Example', credential: 'Invented', line: 'Invented too.' },
    ];
    expect(save('company', 'company', ({ data }) => Object.assign(data, { people })).outcome).toBe('saved');
    const right = save('courses', slug, ({ data }) => {
      data.buyerFacts = { trainers: ['petunia'], gst: 'included' };
    });
    expect(right.outcome).toBe('saved');
    expect(read(course)).toContain('buyerFacts:\n  trainers:\n    - petunia\n  gst: included');
  });

  test('an unknown field, page or source is refused as the content check refuses it', () => {
    const before = read(article);
    const slug = 'singapore-data-protection-trustmark';
    const unknownField = save('news', slug, ({ data }) => Object.assign(data, { titel: 'x' }));
    expect(fieldsOf(unknownField)).toEqual(['titel']);
    const unknownPage = save('news', slug, ({ data }) =>
      Object.assign(data, { relatedService: '/services/none' }),
    );
    expect(fieldsOf(unknownPage)).toEqual(['relatedService']);
    const unknownSource = save('news', slug, (request) => {
      request.body = `One line.[^NO-SUCH]\n\n${request.body}`;
    });
    expect(unknownSource).toMatchObject({
      mistakes: [{ field: 'body', message: expect.stringContaining('line 1 cites') }],
    });
    expect(read(article)).toBe(before);
  });

  test('a change that would make another file unsound is refused, with that file named', () => {
    const result = save('news', 'singapore-data-protection-trustmark', (request) => {
      request.body = request.body?.replaceAll('[^FRONTIER-IMDA]', '[^FOX]') ?? '';
    });
    expect(result).toMatchObject({
      mistakes: [
        { field: '', message: expect.stringContaining('FRONTIER-IMDA is a source that nothing cites') },
      ],
    });
  });

  test('a file that has changed since it was opened is not overwritten', () => {
    const result = save('courses', 'professional-scrum-master', ({ data }) => {
      data.priceSgd = 850;
      writeFileSync(join(root, course), `${read(course)}# from elsewhere\n`);
    });
    expect(result.outcome).toBe('conflict');
    expect(read(course)).toContain('# from elsewhere');
    expect(read(course)).not.toContain('priceSgd: 850');
  });

  test('a new article is one new file; its address must be free and can lead nowhere else', () => {
    const { data, body = '' } = entries.open('news', 'singapore-data-protection-trustmark');
    const create = (slug: string) =>
      entries.save({ collection: 'news', slug, hash: '', data, body, isNew: true });
    expect(create('a-new-article')).toMatchObject({
      outcome: 'saved',
      file: 'site/src/content/news/a-new-article.md',
    });
    expect(entries.open('news', 'a-new-article')).toMatchObject({ data, body });
    for (const slug of ['a-new-article', '../courses/x', 'UPPER', ''])
      expect(fieldsOf(create(slug))).toEqual(['slug']);
    expect(() => entries.save({ collection: 'courses', slug: 'x', hash: '', data, isNew: true })).toThrow(
      'no entry',
    );
  });

  test('nothing but the entries can be opened, and nothing is left behind beside them', () => {
    expect(() => entries.open('legal', 'privacy-policy')).toThrow('not edited here');
    expect(() => entries.open('courses', '../company/company')).toThrow('no readable entry');
    save('courses', 'professional-scrum-master', ({ data }) => Object.assign(data, { priceSgd: 850 }));
    expect(readdirSync(join(root, 'site/src/content/courses'))).toEqual(
      readdirSync(join(realContent, 'courses')),
    );
  });
});
