import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SaveRequest, SaveResult } from '../protocol.ts';
import { type openEntries, Refusal } from './entries.ts';
import { foreignness } from './request-guard.ts';

type Next = () => void;

const maxBytes = 1_000_000;
const statusOf = { saved: 200, mistakes: 422, conflict: 409 } as const satisfies Record<
  SaveResult['outcome'],
  number
>;

/** Answers everything under /editor/api; the page itself goes on to the development server. */
export function editorHandler(entries: ReturnType<typeof openEntries>) {
  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/editor' && !url.pathname.startsWith('/editor/')) return next();
    // No page elsewhere may show the editor in a frame and have somebody click in it.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    response.setHeader('Cache-Control', 'no-store');
    const answer = (status: number, value: unknown) => {
      response.statusCode = status;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(value));
    };
    const reason =
      url.pathname.startsWith('/editor/api/') || request.method !== 'GET' ? foreignness(request) : undefined;
    if (reason) return answer(403, { message: `Refused: the request ${reason}.` });
    try {
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /editor/api/entries':
          return answer(200, entries.list());
        case 'GET /editor/api/entry': {
          const [collection, slug] = ['collection', 'slug'].map((name) => url.searchParams.get(name) ?? '');
          return answer(200, entries.open(collection ?? '', slug ?? ''));
        }
        case 'POST /editor/api/entry': {
          const result = entries.save(await readJson(request));
          return answer(statusOf[result.outcome], result);
        }
        default:
          return next();
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      answer(error instanceof Refusal ? 400 : 500, { message: error.message });
    }
  };
}

async function readJson(request: IncomingMessage): Promise<SaveRequest> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refusal('The entry is too large');
    chunks.push(chunk);
  }
  const value = parseJson(Buffer.concat(chunks).toString('utf8'));
  if (!isSaveRequest(value)) throw new Refusal('The request is not an entry');
  return value;
}

function isSaveRequest(value: unknown): value is SaveRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { collection, slug, hash, data, body } = value as Record<string, unknown>;
  const isText = [collection, slug, hash, body ?? ''].every((text) => typeof text === 'string');
  return isText && typeof data === 'object' && data !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
