// The browser entry of the back office.
import { deskRoutes } from '#web/desk/desk-routes.tsx';
import { loadDeskWords } from '#web/desk/desk-words.ts';
import { deskFront } from '#web/desk/frame/desk-front.ts';
import { startFront } from '#web/desk/start-front.tsx';

await startFront({ front: deskFront, routes: deskRoutes, load: loadDeskWords });
