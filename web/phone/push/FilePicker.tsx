import { useState } from 'react';
import { ANSWER_LIMITS } from '../../../db/contract/inbox-words';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { type AnswerFile, uploadFile } from '../upload';

interface Props {
  id: string;
  files: AnswerFile[];
  onFiles: (files: AnswerFile[]) => void;
  onBusy: (busy: boolean) => void;
}

/** Files of an answer; each is uploaded as soon as it is chosen. */
export function FilePicker({ id, files, onFiles, onBusy }: Props) {
  const text = useText(phone);
  const [state, setState] = useState<{ busy: boolean; error: string }>({ busy: false, error: '' });

  const add = async (chosen: File[]) => {
    setState({ busy: true, error: '' });
    onBusy(true);
    const room = ANSWER_LIMITS.files - files.length;
    let list = files;
    let error = chosen.length > room ? text.tooManyFiles(ANSWER_LIMITS.files) : '';
    for (const file of chosen.slice(0, room)) {
      try {
        list = [...list, await uploadFile(file)];
        onFiles(list);
      } catch (failure) {
        // The others go on: each file that failed can be chosen again.
        error = text.fileFailed(file.name, failure instanceof Error ? failure.message : text.uploadFailed);
      }
    }
    setState({ busy: false, error });
    onBusy(false);
  };
  const full = files.length >= ANSWER_LIMITS.files;

  return (
    <>
      <label htmlFor={id}>{text.files}</label>
      <input
        id={id}
        type="file"
        multiple
        className="hidden"
        disabled={state.busy || full}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className="button pick">
        {text.chooseFiles}
      </label>
      <ul className="files">
        {files.map((file) => (
          <li key={file.url}>
            <span>{file.name}</span>
            <button
              type="button"
              className="button"
              disabled={state.busy}
              aria-label={text.removeFile(file.name)}
              onClick={() => onFiles(files.filter(({ url }) => url !== file.url))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={state.error ? 'error' : 'muted'}>
        {state.busy ? text.uploading : state.error}
      </p>
    </>
  );
}
