import Button from '@mui/material/Button';
import { useRef } from 'react';
import { DOCUMENT_MAXIMA } from '../../../../db/contract/documents';
import words from '../../../i18n/documents';
import { confirm } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { DownloadIcon, UploadIcon } from '../../../kit/layout/icons';
import { saveFile } from '../../../kit/saveFile';
import { toast } from '../../../kit/toast';
import { titleOf, type Written } from './documents';

/** Characters that no file name may hold. */
const UNFIT = /[\\/:*?"<>|]+/g;

/** Writes a document as a file. */
export function ExportButton({ written }: { written: Written }) {
  const text = useText(words).markdown;
  const save = () => {
    const name = titleOf(written, text.untitled).replace(UNFIT, ' ').trim();
    saveFile(new Blob([written.content], { type: 'text/markdown;charset=utf-8' }), `${name}.md`);
  };
  return (
    <Button startIcon={<DownloadIcon />} disabled={!written.content.trim()} onClick={save}>
      {text.export}
    </Button>
  );
}

/** Takes a file in place of what is being written. */
export function ImportButton({ written, onTake }: { written: Written; onTake: (taken: Written) => void }) {
  const text = useText(words).markdown;
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    // A character takes up to four bytes.
    if (file.size > DOCUMENT_MAXIMA.markdown * 4) return toast.warning(text.tooLarge);
    const content = (await file.text()).replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
    if (content.includes('\0') || content.includes('\ufffd')) return toast.warning(text.notText);
    if (content.length > DOCUMENT_MAXIMA.markdown) return toast.warning(text.tooLarge);
    if (written.content.trim() && !(await confirm({ text: text.bringOver, danger: true }))) return;
    const name = /^#\s/m.test(content) ? '' : file.name.replace(/\.\w+$/, '');
    onTake({ title: titleOf({ title: name, content }, text.untitled), content });
  };
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {text.bring}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        aria-label={text.bring}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
