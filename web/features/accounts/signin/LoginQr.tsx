import { useSearchParams } from 'react-router-dom';
import { QrConfirm } from './QrConfirm';
import { QrShow } from './QrShow';

/** Signing in by a code: the computer shows it, the phone that scanned it confirms (core§2, decision 53). */
export default function LoginQr() {
  const [search] = useSearchParams();
  const scanned = search.get('scan');
  return scanned ? <QrConfirm key={scanned} id={scanned} /> : <QrShow />;
}
