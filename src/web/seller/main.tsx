// The browser entry of the seller centre.
import { startFront } from '#web/desk/start-front.tsx';
import { sellerFront } from '#web/seller/frame/seller-front.ts';
import { sellerRoutes } from '#web/seller/seller-routes.tsx';
import { loadSellerWords } from '#web/seller/seller-words.ts';

await startFront({ front: sellerFront, routes: sellerRoutes, load: loadSellerWords });
