import rateLimit from '@fastify/rate-limit';
import type { AvailabilityAnswer } from '@vanda/enquiry/answer';
import { type Form, isFormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { FastifyInstance } from 'fastify';
import { headersFor } from '../static/http-map.ts';

/** What the answer about full dates needs. */
export type AvailabilityOptions = {
  readonly fullDays: (form: Form) => Promise<string[]>;
  /** Forms one client may send in ten minutes, 0 for no limit: it may ask ten times as often. */
  readonly rateLimit: number;
};

const rateWindowMs = 10 * 60_000;

/** `GET /api/availability/:form`: which of a form's dates are full. How many seats there are or are left stays inside. */
export async function availabilityRoutes(app: FastifyInstance, options: AvailabilityOptions): Promise<void> {
  if (options.rateLimit > 0) {
    await app.register(rateLimit, { global: false, max: options.rateLimit * 10, timeWindow: rateWindowMs });
  }
  app.get(
    '/api/availability/:form',
    options.rateLimit > 0 ? { preHandler: app.rateLimit() } : {},
    async (request, reply) => {
      const { form } = request.params as { form: string };
      if (!isFormId(form)) return reply.callNotFound();
      for (const [name, value] of headersFor(request.siteBuild.httpMap, '/api/availability')) {
        reply.header(name, value);
      }
      const answer: AvailabilityAnswer = { full: await options.fullDays(forms[form]) };
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );
}
