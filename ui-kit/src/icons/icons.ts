import {
  airVent,
  armchair,
  arrowDown,
  arrowDownWideNarrow,
  arrowLeft,
  arrowRight,
  arrowUp,
  arrowUpNarrowWide,
  badgeCheck,
  ban,
  banknote,
  bell,
  brickWall,
  briefcaseBusiness,
  brushCleaning,
  bug,
  buildingComplex,
  calendarCheck,
  calendarClock,
  calendarDays,
  calendarHeart,
  calendarRange,
  camera,
  cctv,
  chartColumn,
  check,
  checkCheck,
  chevronDown,
  chevronLeft,
  chevronRight,
  chevronsUpDown,
  chevronUp,
  circle,
  circleCheck,
  circleDot,
  circleExclamationPoint,
  circleQuestionMark,
  clipboardList,
  clipboardPen,
  clock,
  copy,
  cornerDownRight,
  creditCard,
  dot,
  download,
  droplets,
  ellipsis,
  externalLink,
  eye,
  eyeOff,
  fileCheck,
  fileText,
  globe,
  graduationCap,
  gripVertical,
  hammer,
  handshake,
  heart,
  hourglass,
  house,
  idCard,
  image,
  imagePlus,
  info,
  keyRound,
  layoutDashboard,
  layoutGrid,
  list,
  listTree,
  loaderCircle,
  lock,
  logIn,
  logOut,
  mail,
  map,
  mapPin,
  mapPinned,
  megaphone,
  menu,
  messageSquareQuote,
  messagesSquare,
  minus,
  monitor,
  moon,
  packageOpen,
  paintRoller,
  paperclip,
  pencil,
  phone,
  plugZap,
  plus,
  printer,
  qrCode,
  receipt,
  redo2,
  reply,
  rotateCcwClock,
  rotateCw,
  scrollText,
  search,
  send,
  settings,
  share2,
  shieldCheck,
  showerHead,
  shuffle,
  slidersHorizontal,
  solarPanel,
  sparkles,
  sprout,
  star,
  store,
  sun,
  table2,
  trash,
  trendingUp,
  triangleExclamationPoint,
  truck,
  undo2,
  upload,
  userRound,
  userRoundCog,
  usersRound,
  wallet,
  washingMachine,
  wifiOff,
  wrench,
  x,
  zap,
  type Drawing,
} from '../generated/drawings.ts';

/** A drawing and whether it is seen in a mirror where reading starts at the right. */
export interface LineIcon {
  readonly drawing: Drawing;
  /** True for what points or moves along the text, and for what begins at the start of a line. */
  readonly mirror: boolean;
}

/*
 * The icons of the product, named after what they mean. Plain values: what nobody imports is left
 * out of the bundle. Clocks, ticks, circles that turn and things held in the right hand are the
 * same in both directions.
 */

// Ways
export const forwardIcon: LineIcon = { drawing: arrowRight, mirror: true };
export const backIcon: LineIcon = { drawing: arrowLeft, mirror: true };
export const nextIcon: LineIcon = { drawing: chevronRight, mirror: true };
export const previousIcon: LineIcon = { drawing: chevronLeft, mirror: true };
export const upIcon: LineIcon = { drawing: arrowUp, mirror: false };
export const downIcon: LineIcon = { drawing: arrowDown, mirror: false };
export const expandIcon: LineIcon = { drawing: chevronDown, mirror: false };
export const collapseIcon: LineIcon = { drawing: chevronUp, mirror: false };
export const externalIcon: LineIcon = { drawing: externalLink, mirror: true };
export const logInIcon: LineIcon = { drawing: logIn, mirror: true };
export const logOutIcon: LineIcon = { drawing: logOut, mirror: true };
export const menuIcon: LineIcon = { drawing: menu, mirror: false };
export const moreIcon: LineIcon = { drawing: ellipsis, mirror: false };
export const homeIcon: LineIcon = { drawing: house, mirror: false };
export const searchIcon: LineIcon = { drawing: search, mirror: false };

// Doing
export const addIcon: LineIcon = { drawing: plus, mirror: false };
export const lessIcon: LineIcon = { drawing: minus, mirror: false };
export const removeIcon: LineIcon = { drawing: trash, mirror: false };
export const closeIcon: LineIcon = { drawing: x, mirror: false };
export const editIcon: LineIcon = { drawing: pencil, mirror: false };
export const copyIcon: LineIcon = { drawing: copy, mirror: false };
export const shareIcon: LineIcon = { drawing: share2, mirror: false };
export const sendIcon: LineIcon = { drawing: send, mirror: true };
export const replyIcon: LineIcon = { drawing: reply, mirror: true };
export const undoIcon: LineIcon = { drawing: undo2, mirror: true };
export const redoIcon: LineIcon = { drawing: redo2, mirror: true };
export const refreshIcon: LineIcon = { drawing: rotateCw, mirror: false };
export const filterIcon: LineIcon = { drawing: slidersHorizontal, mirror: true };
export const sortIcon: LineIcon = { drawing: chevronsUpDown, mirror: false };
export const sortUpIcon: LineIcon = { drawing: arrowUpNarrowWide, mirror: true };
export const sortDownIcon: LineIcon = { drawing: arrowDownWideNarrow, mirror: true };
export const uploadIcon: LineIcon = { drawing: upload, mirror: false };
export const downloadIcon: LineIcon = { drawing: download, mirror: false };
export const attachIcon: LineIcon = { drawing: paperclip, mirror: false };
export const cameraIcon: LineIcon = { drawing: camera, mirror: false };
export const addPhotoIcon: LineIcon = { drawing: imagePlus, mirror: false };
export const printIcon: LineIcon = { drawing: printer, mirror: false };
export const dragIcon: LineIcon = { drawing: gripVertical, mirror: false };
export const showIcon: LineIcon = { drawing: eye, mirror: false };
export const hideIcon: LineIcon = { drawing: eyeOff, mirror: false };
export const favouriteIcon: LineIcon = { drawing: heart, mirror: false };
export const historyIcon: LineIcon = { drawing: rotateCcwClock, mirror: false };
export const savingIcon: LineIcon = { drawing: loaderCircle, mirror: false };

// Saying
export const checkIcon: LineIcon = { drawing: check, mirror: false };
export const doneIcon: LineIcon = { drawing: circleCheck, mirror: false };
export const currentIcon: LineIcon = { drawing: circleDot, mirror: false };
export const upcomingIcon: LineIcon = { drawing: circle, mirror: false };
export const chosenIcon: LineIcon = { drawing: dot, mirror: false };
export const allReadIcon: LineIcon = { drawing: checkCheck, mirror: false };
export const informationIcon: LineIcon = { drawing: info, mirror: false };
export const warningIcon: LineIcon = { drawing: triangleExclamationPoint, mirror: false };
export const dangerIcon: LineIcon = { drawing: circleExclamationPoint, mirror: false };
export const refusedIcon: LineIcon = { drawing: ban, mirror: false };
export const helpIcon: LineIcon = { drawing: circleQuestionMark, mirror: false };
export const verifiedIcon: LineIcon = { drawing: badgeCheck, mirror: false };
export const freshIcon: LineIcon = { drawing: sparkles, mirror: false };
export const starIcon: LineIcon = { drawing: star, mirror: false };
export const bellIcon: LineIcon = { drawing: bell, mirror: false };
export const announcementIcon: LineIcon = { drawing: megaphone, mirror: true };
export const answerIcon: LineIcon = { drawing: cornerDownRight, mirror: true };
export const urgentIcon: LineIcon = { drawing: zap, mirror: false };
export const anyTimeIcon: LineIcon = { drawing: shuffle, mirror: true };

// Things
export const requestIcon: LineIcon = { drawing: clipboardList, mirror: false };
export const quoteIcon: LineIcon = { drawing: messageSquareQuote, mirror: false };
export const bookingIcon: LineIcon = { drawing: calendarCheck, mirror: false };
export const dayIcon: LineIcon = { drawing: calendarDays, mirror: false };
export const dayRangeIcon: LineIcon = { drawing: calendarRange, mirror: true };
export const appointmentIcon: LineIcon = { drawing: calendarClock, mirror: false };
export const timeIcon: LineIcon = { drawing: clock, mirror: false };
export const waitIcon: LineIcon = { drawing: hourglass, mirror: false };
export const placeIcon: LineIcon = { drawing: mapPin, mirror: false };
export const mapIcon: LineIcon = { drawing: map, mirror: false };
export const storeIcon: LineIcon = { drawing: store, mirror: false };
export const serviceIcon: LineIcon = { drawing: wrench, mirror: false };
export const workIcon: LineIcon = { drawing: briefcaseBusiness, mirror: false };
export const listIcon: LineIcon = { drawing: list, mirror: true };
export const messagesIcon: LineIcon = { drawing: messagesSquare, mirror: false };
export const phoneIcon: LineIcon = { drawing: phone, mirror: false };
export const emailIcon: LineIcon = { drawing: mail, mirror: false };
export const photoIcon: LineIcon = { drawing: image, mirror: false };
export const documentIcon: LineIcon = { drawing: fileText, mirror: false };
export const uploadedIcon: LineIcon = { drawing: fileCheck, mirror: false };
export const licenceIcon: LineIcon = { drawing: scrollText, mirror: false };
export const insuranceIcon: LineIcon = { drawing: shieldCheck, mirror: false };
export const trainingIcon: LineIcon = { drawing: graduationCap, mirror: false };
export const moneyIcon: LineIcon = { drawing: banknote, mirror: false };
export const walletIcon: LineIcon = { drawing: wallet, mirror: false };
export const cardIcon: LineIcon = { drawing: creditCard, mirror: false };
export const receiptIcon: LineIcon = { drawing: receipt, mirror: false };
export const deliveryIcon: LineIcon = { drawing: truck, mirror: true };
export const personIcon: LineIcon = { drawing: userRound, mirror: false };
export const peopleIcon: LineIcon = { drawing: usersRound, mirror: false };
export const identityIcon: LineIcon = { drawing: idCard, mirror: false };
export const settingsIcon: LineIcon = { drawing: settings, mirror: false };
export const languageIcon: LineIcon = { drawing: globe, mirror: false };
export const lightIcon: LineIcon = { drawing: sun, mirror: false };
export const darkIcon: LineIcon = { drawing: moon, mirror: false };
export const deviceIcon: LineIcon = { drawing: monitor, mirror: false };
export const lockIcon: LineIcon = { drawing: lock, mirror: false };
export const codeIcon: LineIcon = { drawing: qrCode, mirror: false };
export const growthIcon: LineIcon = { drawing: trendingUp, mirror: true };
export const chartIcon: LineIcon = { drawing: chartColumn, mirror: true };
export const tableIcon: LineIcon = { drawing: table2, mirror: false };
export const offlineIcon: LineIcon = { drawing: wifiOff, mirror: false };
export const officeIcon: LineIcon = { drawing: buildingComplex, mirror: false };
export const keyIcon: LineIcon = { drawing: keyRound, mirror: false };
export const writeIcon: LineIcon = { drawing: clipboardPen, mirror: false };
export const agreementIcon: LineIcon = { drawing: handshake, mirror: false };
export const goodsIcon: LineIcon = { drawing: packageOpen, mirror: false };
export const occasionIcon: LineIcon = { drawing: calendarHeart, mirror: false };
export const regionIcon: LineIcon = { drawing: mapPinned, mirror: false };
export const dashboardIcon: LineIcon = { drawing: layoutDashboard, mirror: false };
export const catalogueIcon: LineIcon = { drawing: layoutGrid, mirror: false };
export const structureIcon: LineIcon = { drawing: listTree, mirror: true };
export const rolesIcon: LineIcon = { drawing: userRoundCog, mirror: false };

// Trades, where no other icon says it
export const plumbingIcon: LineIcon = { drawing: showerHead, mirror: false };
export const electricalIcon: LineIcon = { drawing: plugZap, mirror: false };
export const solarIcon: LineIcon = { drawing: solarPanel, mirror: false };
export const hvacIcon: LineIcon = { drawing: airVent, mirror: false };
export const appliancesIcon: LineIcon = { drawing: washingMachine, mirror: false };
export const cleaningIcon: LineIcon = { drawing: brushCleaning, mirror: false };
export const pestIcon: LineIcon = { drawing: bug, mirror: false };
export const paintingIcon: LineIcon = { drawing: paintRoller, mirror: false };
export const carpentryIcon: LineIcon = { drawing: hammer, mirror: false };
export const constructionIcon: LineIcon = { drawing: brickWall, mirror: false };
export const waterIcon: LineIcon = { drawing: droplets, mirror: false };
export const securityIcon: LineIcon = { drawing: cctv, mirror: false };
export const gardenIcon: LineIcon = { drawing: sprout, mirror: false };
export const furnishingIcon: LineIcon = { drawing: armchair, mirror: false };
