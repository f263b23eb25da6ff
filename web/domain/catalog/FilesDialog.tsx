import words from '../../i18n/talk';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import type { ShownFile } from '../../kit/layout/FileList';
import { FileList } from '../../kit/layout/FileList';

/** The dialog 'filesList' (core§2, core§9: 600 px). */
export default function FilesDialog({ files, title }: { files: readonly ShownFile[]; title?: string }) {
  const text = useText(words).files;
  return (
    <AppDialog title={title ?? text.title} width={600}>
      {files.length > 0 ? <FileList files={[...files]} /> : text.none}
    </AppDialog>
  );
}
