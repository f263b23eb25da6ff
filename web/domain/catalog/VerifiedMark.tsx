import words from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { MarkChip } from './MarkChip';

/** Whether staff checked who an organisation is. */
export function VerifiedMark({ verified }: { verified: boolean | undefined }) {
  const text = useText(words).mark;
  return <MarkChip label={verified ? text.verified : text.unverified} quiet={!verified} />;
}
