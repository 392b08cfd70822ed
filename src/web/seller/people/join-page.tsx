import JoinPage from '#web/desk/staff/join-page.tsx';
import { keepWorkplace } from '#web/seller/frame/workplace.ts';

/** Where the link of a store's invitation leads: who takes it sees that store first. */
export default function JoinStorePage() {
  return <JoinPage joined={({ store }) => store && keepWorkplace(store.id)} />;
}
