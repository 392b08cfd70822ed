import JoinPage from '#web/desk/staff/join-page.tsx';
import { keepWorkplace } from '#web/seller/frame/workplace.ts';

/** The page behind the link of a store's invitation: that store is then shown first. */
export default function JoinStorePage() {
  return <JoinPage ofStore joined={({ store }) => store && keepWorkplace(store.id)} />;
}
