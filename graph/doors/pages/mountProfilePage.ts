import type { FastifyInstance } from 'fastify';
import { type Backend, viewerByCookie } from '../request/requestContext.ts';
import { builtPage } from './builtPage.ts';
import { orNothing, sendWithText } from './firstText.ts';
import { countRead } from './pageReader.ts';
import { profileText } from './profileText.ts';
import { readProfile } from './readProfile.ts';

/** Serves the built page of a member, and of the viewer, with its first text. */
export function mountProfilePage(app: FastifyInstance, folder: string, backend: Backend): void {
  const built = builtPage(folder, 'page.html', backend);

  for (const path of ['/profile', '/profile/:who']) {
    app.get<{ Params: { who?: string } }>(path, async (request, reply) => {
      reply.header('vary', 'Cookie');
      const text = await orNothing(request, async () => {
        const sql = await countRead(request, backend);
        const viewer = await viewerByCookie(request, backend);
        const profile = await readProfile(sql, request.params.who, viewer);
        return profile && profileText(profile, viewer !== null);
      });
      return sendWithText(reply, built, text);
    });
  }
}
