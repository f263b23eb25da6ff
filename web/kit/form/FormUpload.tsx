import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { type DragEvent, useRef, useState } from 'react';
import type { UploadedFile } from '../../../db/contract/uploads';
import words from '../../i18n/form';
import { confirm } from '../dialogs';
import { useText } from '../i18n';
import { FileRow } from '../layout/FileList';
import { suffixOf } from '../layout/fileType';
import { CloseIcon, RetryIcon, TrashIcon, UploadIcon } from '../layout/icons';
import { FieldFrame } from './FieldFrame';
import type { RunningUpload } from './uploads';
import { type FieldProps, useField } from './useField';
import { useUploads } from './useUploads';

const MB = 1024 * 1024;
const MAX_MB = 30;

interface FormUploadProps extends FieldProps {
  /** Suffixes as in '.pdf,.docx'; any file the server takes when left out. */
  accept?: string;
  multiple?: boolean;
}

interface UploadRowProps {
  upload: RunningUpload;
  onRetry: (upload: RunningUpload) => void;
  onCancel: (key: RunningUpload['key']) => void;
}

/** A file on its way, or one that did not arrive. */
function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const text = useText(words);
  return (
    <FileRow
      file={{ name: upload.file.name, size: upload.file.size }}
      note={
        upload.state !== 'running' ? (
          <Box component="span" role="alert" sx={{ color: 'error.main' }}>
            {upload.reason || text.uploadFailed}
          </Box>
        ) : (
          <>
            {text.uploading(upload.percent)}
            <LinearProgress
              variant="determinate"
              value={upload.percent}
              aria-label={upload.file.name}
              sx={{ mt: 0.5, borderRadius: 2 }}
            />
          </>
        )
      }
    >
      {upload.state === 'failed' ? (
        <IconButton aria-label={`${text.retry} ${upload.file.name}`} onClick={() => onRetry(upload)}>
          <RetryIcon />
        </IconButton>
      ) : null}
      <IconButton aria-label={`${text.cancelUpload} ${upload.file.name}`} onClick={() => onCancel(upload.key)}>
        <CloseIcon />
      </IconButton>
    </FileRow>
  );
}

const listOf = (value: unknown): UploadedFile[] => (Array.isArray(value) ? value : []);

/** The value is a list of UploadedFile; what is still on its way is not part of it. */
export function FormUpload(props: FormUploadProps) {
  const { name, label, required, hint, accept, multiple = true } = props;
  const text = useText(words);
  const { field, error, disabled } = useField(name, props.disabled);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const files = listOf(field.value);
  const { running, start, refuse, cancel, retry } = useUploads(name, (value, file, isAfter) => {
    const before = listOf(value);
    // A small file arrives before a large one that was chosen before it.
    const after = before.findIndex((each) => isAfter(each, file));
    return multiple ? before.toSpliced(after < 0 ? before.length : after, 0, file) : [file];
  });

  const take = (list: FileList | null) => {
    // Another choice takes the place of the one that did not arrive.
    if (!multiple) for (const { key } of running) cancel(key);
    for (const file of [...(list ?? [])].slice(0, multiple ? undefined : 1)) {
      const allowed = accept?.split(',').map((part) => part.trim().replace('.', '').toLowerCase());
      if (allowed && !allowed.includes(suffixOf(file.name))) refuse(file, text.fileType(file.name));
      else if (file.size > MAX_MB * MB) refuse(file, text.fileTooLarge(file.name, MAX_MB));
      else if (file.size === 0) refuse(file, text.fileEmpty(file.name));
      else start(file);
    }
  };
  const remove = async (file: UploadedFile) => {
    if (!(await confirm({ text: text.confirmDeleteAttachment, danger: true }))) return;
    field.onChange(files.filter((each) => each.url !== file.url));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };

  return (
    <FieldFrame label={label} required={required} error={error} hint={hint} disabled={disabled}>
      {({ labelId, helpId }) => (
        <>
          <Box
            component="button"
            type="button"
            ref={field.ref}
            disabled={disabled}
            aria-labelledby={labelId}
            aria-describedby={helpId}
            onClick={() => input.current?.click()}
            onDragOver={(event: DragEvent) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 1.5,
              width: '100%',
              p: 2.5,
              font: 'inherit',
              fontSize: '0.9375rem',
              color: 'brand.text',
              bgcolor: over ? 'brand.tint' : 'background.default',
              border: '1.5px dashed',
              borderColor: 'brand.line',
              borderRadius: 2,
              cursor: disabled ? 'default' : 'pointer',
              opacity: disabled ? 0.6 : 1,
            }}
          >
            <UploadIcon />
            {text.dropHint(MAX_MB)}
          </Box>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            disabled={disabled}
            multiple={multiple}
            accept={accept}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          <Box
            component="ul"
            sx={{ listStyle: 'none', p: 0, m: 0, mt: files.length + running.length ? 1.5 : 0, display: 'grid', gap: 1 }}
          >
            {files.map((file) => (
              <FileRow
                key={file.url}
                file={{ name: file.fileShowName, url: file.url, suffix: file.suffix, size: file.size }}
              >
                <IconButton
                  aria-label={`${text.remove} ${file.fileShowName}`}
                  disabled={disabled}
                  onClick={() => void remove(file)}
                >
                  <TrashIcon />
                </IconButton>
              </FileRow>
            ))}
            {running.map((upload) => (
              <UploadRow key={upload.key} upload={upload} onRetry={retry} onCancel={cancel} />
            ))}
          </Box>
        </>
      )}
    </FieldFrame>
  );
}
