import words from '../../i18n/talk';
import { AppDialog } from '../dialogs/AppDialog';
import { useText } from '../i18n';
import Carousel from './Carousel';

/** Pictures in a dialog of their own (core§2, core§9: 900 px). */
export default function ImageViewer({
  images,
  at = 0,
  name,
}: {
  images: readonly string[];
  at?: number;
  name?: string;
}) {
  const text = useText(words);
  return (
    <AppDialog title={name ?? text.viewer.title} width={900}>
      <Carousel images={images} name={name ?? ''} first={at} fit="contain" />
    </AppDialog>
  );
}
