import type { FastifyInstance } from 'fastify';
import { mountManualPage } from '../pages/manualPage.ts';
import { mountSheet } from '../pages/mountSheet.ts';
import { apiPage } from './apiPage.ts';
import type { OpenApi } from './openApiTypes.ts';

/** Serves the description of the API: /api/openapi.json for programs and /api for people. */
export function mountManual(api: FastifyInstance, document: OpenApi): void {
  const text = JSON.stringify(document);
  mountSheet(api, { path: '/openapi.json', type: 'application/json; charset=utf-8', text });
  mountManualPage(api, '/', apiPage(document));
}
