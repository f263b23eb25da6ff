import words from '../../../i18n/chatApp';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useText } from '../../../kit/i18n';
import { FollowSteps } from './FollowSteps';

const WIDTH = 380;

/** Scan to follow: the code and the four steps (back-office§2, core§9). */
export default function WxQrDialog({ title }: { title?: string }) {
  const text = useText(words);
  return (
    <AppDialog title={title || text.qrTitle} width={WIDTH}>
      <FollowSteps />
    </AppDialog>
  );
}
