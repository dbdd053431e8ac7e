/** Why a file was not opened, where that is not in the file's text. */
export const UNREADABLE = { problem: 'Parlour cannot make anything of it.' }
export const NO_RULES = { problem: 'The rules that read it could not be loaded. Perhaps the line is down.' }
