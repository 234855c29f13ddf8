import type { AvailabilityAnswer } from '@vanda/forms/answer';
import type { Form } from '@vanda/forms/form';
import { forms, isFormId } from '@vanda/forms/forms';
import type { FastifyInstance } from 'fastify';
import { limitRequests } from '../../platform/http/public-forms.ts';
import { headersFor } from '../../platform/static/http-map.ts';

export type AvailabilityOptions = {
  readonly fullDays: (form: Form) => Promise<string[]>;
  /** Forms one client may send in ten minutes, 0 for no limit: it may ask ten times as often. */
  readonly rateLimit: number;
};

/** `GET /api/availability/:form`: the full dates of a form. The number of seats is not disclosed. */
export async function availabilityRoutes(app: FastifyInstance, options: AvailabilityOptions): Promise<void> {
  const limited = await limitRequests(app, options.rateLimit * 10);
  app.get('/api/availability/:form', limited, async (request, reply) => {
    const { form } = request.params as { form: string };
    if (!isFormId(form)) return reply.callNotFound();
    for (const [name, value] of headersFor(request.siteBuild.httpMap, '/api/availability')) {
      reply.header(name, value);
    }
    const answer: AvailabilityAnswer = { full: await options.fullDays(forms[form]) };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
