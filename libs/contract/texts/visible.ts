/** Controls, what turns the direction of writing, what takes no room, what is not assigned, and blanks of every kind. */
export const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has anything in it that a reader sees; within such a text the unseen is fine, for many scripts need it. */
export const isVisible = (text: string): boolean => text.replaceAll(UNSEEN, '') !== '';
