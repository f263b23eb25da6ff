import type { BoundOrganization } from './types';

declare module '../../../kit/dialogs/registry' {
  interface DialogMap {
    register: DialogType<object, boolean>;
    privacyPolicy: DialogType<object>;
    userSettings: DialogType<object, boolean>;
    /** A phone number or e-mail address of the person, by the code that is sent to it. */
    bindContact: DialogType<{ kind: 'phone' | 'email' }, boolean>;
    /** Answers the cropped picture as a JPEG data URL. */
    imageCropper: DialogType<CropProps, string>;
    bindOrganization: DialogType<object, BoundOrganization>;
  }
}

export interface CropProps {
  /** Address of the picture: a data URL or a blob's. */
  src: string;
  /** Size of the frame, and of the answer, in pixels. */
  width?: number;
  height?: number;
  /** Width of an answer that is larger than its frame; never more than the picture has. */
  answerWidth?: number;
}

/** The dialogs of this feature by name; the application registers them, so that any page may open them. */
export const dialogs = {
  login: () => import('../../../domain/session/LoginDialog'),
  register: () => import('./RegisterDialog'),
  privacyPolicy: () => import('./PrivacyDialog'),
  userSettings: () => import('./SettingsDialog'),
  bindContact: () => import('./ContactDialog'),
  imageCropper: () => import('./CropperDialog'),
  bindOrganization: () => import('./BindOrganizationDialog'),
};
