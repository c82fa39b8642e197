import { fileURLToPath } from 'node:url';

import { Router } from 'express';

import { docsHeaders } from '../answer/security-headers.ts';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
`;

/** Starts the page; its requests carry the header that every change needs. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  requestInterceptor(request) {
    request.headers['x-csrf'] = '1';
    return request;
  },
});
`;

/** Serves the page at `/api/docs`. It loads everything from this origin, and its policy enforces that. */
export function serveApiDocs(): Router {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist')));
  const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
  const router = Router();
  router.use((_request, response, next) => {
    for (const [name, value] of docsHeaders) response.setHeader(name, value);
    next();
  });
  router.get('/', (_request, response) => {
    response.type('html').send(page);
  });
  router.get('/start.js', (_request, response) => {
    response.type('js').send(start);
  });
  for (const name of assets) {
    router.get(`/${name}`, (_request, response) => {
      response.sendFile(name, { root: folder, maxAge: '1d' });
    });
  }
  return router;
}
