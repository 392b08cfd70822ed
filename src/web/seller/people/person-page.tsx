import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#web/desk/parts/facts.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { MemberRole } from '#web/desk/staff/member-role.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';
import {
  choiceOf,
  roleOf,
  useStoreRoleChoices,
  useStoreRoleName,
} from '#web/seller/people/use-store-roles.ts';

type Person = DeskData<'sellerPeople.open'>;

/** A person who works for the store: change their role, or remove them. */
export default function PersonPage() {
  const places = useTranslations('seller');
  const { id } = useParams();
  const { answer, again } = useDeskAnswer('sellerPeople.open', { id: Number(id) });
  return (
    <OneScreen
      path="/seller/people"
      back={places('place-people')}
      title={({ name }) => name}
      {...{ answer, again }}
    >
      {(person) => (
        <>
          <About {...person} />
          <Role key={choiceOf(person)} person={person} again={again} />
        </>
      )}
    </OneScreen>
  );
}

function About({ role, role_name, email, created_at, seen_at, guarded }: Person) {
  const t = useTranslations('desk-staff');
  const own = useTranslations('seller-people');
  const common = useTranslations('desk');
  const nameOf = useStoreRoleName();
  const moment = useMoment();
  return (
    <Facts
      title={own('person')}
      rows={[
        [t('role'), nameOf({ role, name: role_name })],
        [common('email'), <bdi key="email">{email}</bdi>],
        [own('since'), moment(created_at)],
        [t('seen'), moment(seen_at)],
        [t('factor'), guarded ? t('factor-is-on') : t('factor-is-off')],
      ]}
    />
  );
}

/** Shown only if the present role is one that the signed-in person may give. */
function Role({ person, again }: { person: Person; again: () => void }) {
  const t = useTranslations('seller-people');
  const choices = useStoreRoleChoices();
  const role = choiceOf(person);
  if (!choices.some(({ value }) => value === role)) return null;
  const { id, name } = person;
  return (
    <MemberRole
      role={role}
      choices={choices}
      appoint={{
        call: 'sellerPeople.appoint',
        input: (choice) => ({ id, ...roleOf(choice) }),
      }}
      dismiss={{ call: 'sellerPeople.dismiss', input: { id } }}
      words={{
        dismiss: t('let-go'),
        title: t('let-go-title', { name }),
        text: t('let-go-text'),
      }}
      path="/seller/people"
      again={again}
    />
  );
}
