import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { proofFile } from '#contract/constants.ts';
import { PROOF_BEGINNING, proofKind } from '#market/payments/transfers/proof-kind.ts';
import { dataUrlOf } from '#web/storefront/order/data-url.ts';

/** A chosen file; for a picture also its image. */
export type ChosenProof = { file: File; image: string };

const MEGA = 1024 * 1024;

/** The chosen proof, and why another file was refused. The earlier choice stays then. */
export function useProof() {
  const refusal = useTranslations('refusal');
  const [chosen, setChosen] = useState<ChosenProof | null>(null);
  const [wrong, setWrong] = useState('');
  const take = async (files: File[]) => {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setWrong(refusal('proof-one'));
    if (file.size > proofFile.mostBytes) {
      return setWrong(refusal('proof-too-large', { most: proofFile.mostBytes / MEGA }));
    }
    const kind = await kindOf(file);
    if (!kind) return setWrong(refusal('proof-unreadable'));
    setChosen({ file, image: kind === 'picture' ? await dataUrlOf(file) : '' });
    setWrong('');
  };
  const drop = () => {
    setChosen(null);
    setWrong('');
  };
  return { chosen, wrong, blame: setWrong, take, drop };
}

/** Null also for a file that no longer exists. */
const kindOf = async (file: File) => {
  const bytes = await file
    .slice(0, PROOF_BEGINNING)
    .arrayBuffer()
    .catch(() => null);
  return bytes && proofKind(new Uint8Array(bytes));
};
