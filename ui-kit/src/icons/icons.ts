import {
  AirVent,
  Armchair,
  ArrowDown,
  ArrowDownWideNarrow,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpNarrowWide,
  BadgeCheck,
  Ban,
  Banknote,
  Bell,
  BrickWall,
  BriefcaseBusiness,
  BrushCleaning,
  Bug,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  Camera,
  Cctv,
  ChartColumn,
  Check,
  CheckCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleQuestionMark,
  ClipboardList,
  Clock,
  Copy,
  CornerDownRight,
  CreditCard,
  Dot,
  Download,
  Droplets,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileCheck,
  FileText,
  Globe,
  GraduationCap,
  GripVertical,
  Hammer,
  Heart,
  History,
  Hourglass,
  House,
  IdCard,
  Image,
  ImagePlus,
  Info,
  List,
  LoaderCircle,
  Lock,
  LogIn,
  LogOut,
  Mail,
  Map as MapDrawing,
  MapPin,
  Megaphone,
  Menu,
  MessageSquareQuote,
  MessagesSquare,
  Minus,
  Monitor,
  Moon,
  PaintRoller,
  Paperclip,
  Pencil,
  Phone,
  PlugZap,
  Plus,
  Printer,
  QrCode,
  Receipt,
  Redo2,
  Reply,
  RotateCw,
  ScrollText,
  Search,
  Send,
  Settings,
  Share2,
  ShieldCheck,
  ShowerHead,
  Shuffle,
  SlidersHorizontal,
  SolarPanel,
  Sparkles,
  Sprout,
  Star,
  Store,
  Sun,
  Table2,
  Trash2,
  TrendingUp,
  TriangleAlert,
  Truck,
  Undo2,
  Upload,
  UserRound,
  UsersRound,
  Wallet,
  WashingMachine,
  WifiOff,
  Wrench,
  X,
  Zap,
  type LucideIcon,
} from 'lucide-react';

/** A drawing and whether it is seen in a mirror where reading starts at the right. */
export interface LineIcon {
  readonly Drawing: LucideIcon;
  /** True for what points or moves along the text, and for what begins at the start of a line. */
  readonly mirror: boolean;
}

/*
 * The icons of the product, named after what they mean. Plain values: what nobody imports is left
 * out of the bundle. Clocks, ticks, circles that turn and things held in the right hand are the
 * same in both directions.
 */

// Ways
export const forwardIcon: LineIcon = { Drawing: ArrowRight, mirror: true };
export const backIcon: LineIcon = { Drawing: ArrowLeft, mirror: true };
export const nextIcon: LineIcon = { Drawing: ChevronRight, mirror: true };
export const previousIcon: LineIcon = { Drawing: ChevronLeft, mirror: true };
export const upIcon: LineIcon = { Drawing: ArrowUp, mirror: false };
export const downIcon: LineIcon = { Drawing: ArrowDown, mirror: false };
export const expandIcon: LineIcon = { Drawing: ChevronDown, mirror: false };
export const collapseIcon: LineIcon = { Drawing: ChevronUp, mirror: false };
export const externalIcon: LineIcon = { Drawing: ExternalLink, mirror: true };
export const logInIcon: LineIcon = { Drawing: LogIn, mirror: true };
export const logOutIcon: LineIcon = { Drawing: LogOut, mirror: true };
export const menuIcon: LineIcon = { Drawing: Menu, mirror: false };
export const moreIcon: LineIcon = { Drawing: Ellipsis, mirror: false };
export const homeIcon: LineIcon = { Drawing: House, mirror: false };
export const searchIcon: LineIcon = { Drawing: Search, mirror: false };

// Doing
export const addIcon: LineIcon = { Drawing: Plus, mirror: false };
export const lessIcon: LineIcon = { Drawing: Minus, mirror: false };
export const removeIcon: LineIcon = { Drawing: Trash2, mirror: false };
export const closeIcon: LineIcon = { Drawing: X, mirror: false };
export const editIcon: LineIcon = { Drawing: Pencil, mirror: false };
export const copyIcon: LineIcon = { Drawing: Copy, mirror: false };
export const shareIcon: LineIcon = { Drawing: Share2, mirror: false };
export const sendIcon: LineIcon = { Drawing: Send, mirror: true };
export const replyIcon: LineIcon = { Drawing: Reply, mirror: true };
export const undoIcon: LineIcon = { Drawing: Undo2, mirror: true };
export const redoIcon: LineIcon = { Drawing: Redo2, mirror: true };
export const refreshIcon: LineIcon = { Drawing: RotateCw, mirror: false };
export const filterIcon: LineIcon = { Drawing: SlidersHorizontal, mirror: true };
export const sortIcon: LineIcon = { Drawing: ChevronsUpDown, mirror: false };
export const sortUpIcon: LineIcon = { Drawing: ArrowUpNarrowWide, mirror: true };
export const sortDownIcon: LineIcon = { Drawing: ArrowDownWideNarrow, mirror: true };
export const uploadIcon: LineIcon = { Drawing: Upload, mirror: false };
export const downloadIcon: LineIcon = { Drawing: Download, mirror: false };
export const attachIcon: LineIcon = { Drawing: Paperclip, mirror: false };
export const cameraIcon: LineIcon = { Drawing: Camera, mirror: false };
export const addPhotoIcon: LineIcon = { Drawing: ImagePlus, mirror: false };
export const printIcon: LineIcon = { Drawing: Printer, mirror: false };
export const dragIcon: LineIcon = { Drawing: GripVertical, mirror: false };
export const showIcon: LineIcon = { Drawing: Eye, mirror: false };
export const hideIcon: LineIcon = { Drawing: EyeOff, mirror: false };
export const favouriteIcon: LineIcon = { Drawing: Heart, mirror: false };
export const historyIcon: LineIcon = { Drawing: History, mirror: false };
export const savingIcon: LineIcon = { Drawing: LoaderCircle, mirror: false };

// Saying
export const checkIcon: LineIcon = { Drawing: Check, mirror: false };
export const doneIcon: LineIcon = { Drawing: CircleCheck, mirror: false };
export const currentIcon: LineIcon = { Drawing: CircleDot, mirror: false };
export const upcomingIcon: LineIcon = { Drawing: Circle, mirror: false };
export const chosenIcon: LineIcon = { Drawing: Dot, mirror: false };
export const allReadIcon: LineIcon = { Drawing: CheckCheck, mirror: false };
export const informationIcon: LineIcon = { Drawing: Info, mirror: false };
export const warningIcon: LineIcon = { Drawing: TriangleAlert, mirror: false };
export const dangerIcon: LineIcon = { Drawing: CircleAlert, mirror: false };
export const refusedIcon: LineIcon = { Drawing: Ban, mirror: false };
export const helpIcon: LineIcon = { Drawing: CircleQuestionMark, mirror: false };
export const verifiedIcon: LineIcon = { Drawing: BadgeCheck, mirror: false };
export const freshIcon: LineIcon = { Drawing: Sparkles, mirror: false };
export const starIcon: LineIcon = { Drawing: Star, mirror: false };
export const bellIcon: LineIcon = { Drawing: Bell, mirror: false };
export const announcementIcon: LineIcon = { Drawing: Megaphone, mirror: true };
export const answerIcon: LineIcon = { Drawing: CornerDownRight, mirror: true };
export const urgentIcon: LineIcon = { Drawing: Zap, mirror: false };
export const anyTimeIcon: LineIcon = { Drawing: Shuffle, mirror: true };

// Things
export const requestIcon: LineIcon = { Drawing: ClipboardList, mirror: false };
export const quoteIcon: LineIcon = { Drawing: MessageSquareQuote, mirror: false };
export const bookingIcon: LineIcon = { Drawing: CalendarCheck, mirror: false };
export const dayIcon: LineIcon = { Drawing: CalendarDays, mirror: false };
export const dayRangeIcon: LineIcon = { Drawing: CalendarRange, mirror: true };
export const appointmentIcon: LineIcon = { Drawing: CalendarClock, mirror: false };
export const timeIcon: LineIcon = { Drawing: Clock, mirror: false };
export const waitIcon: LineIcon = { Drawing: Hourglass, mirror: false };
export const placeIcon: LineIcon = { Drawing: MapPin, mirror: false };
export const mapIcon: LineIcon = { Drawing: MapDrawing, mirror: false };
export const storeIcon: LineIcon = { Drawing: Store, mirror: false };
export const serviceIcon: LineIcon = { Drawing: Wrench, mirror: false };
export const workIcon: LineIcon = { Drawing: BriefcaseBusiness, mirror: false };
export const listIcon: LineIcon = { Drawing: List, mirror: true };
export const messagesIcon: LineIcon = { Drawing: MessagesSquare, mirror: false };
export const phoneIcon: LineIcon = { Drawing: Phone, mirror: false };
export const emailIcon: LineIcon = { Drawing: Mail, mirror: false };
export const photoIcon: LineIcon = { Drawing: Image, mirror: false };
export const documentIcon: LineIcon = { Drawing: FileText, mirror: false };
export const uploadedIcon: LineIcon = { Drawing: FileCheck, mirror: false };
export const licenceIcon: LineIcon = { Drawing: ScrollText, mirror: false };
export const insuranceIcon: LineIcon = { Drawing: ShieldCheck, mirror: false };
export const trainingIcon: LineIcon = { Drawing: GraduationCap, mirror: false };
export const moneyIcon: LineIcon = { Drawing: Banknote, mirror: false };
export const walletIcon: LineIcon = { Drawing: Wallet, mirror: false };
export const cardIcon: LineIcon = { Drawing: CreditCard, mirror: false };
export const receiptIcon: LineIcon = { Drawing: Receipt, mirror: false };
export const deliveryIcon: LineIcon = { Drawing: Truck, mirror: true };
export const personIcon: LineIcon = { Drawing: UserRound, mirror: false };
export const peopleIcon: LineIcon = { Drawing: UsersRound, mirror: false };
export const identityIcon: LineIcon = { Drawing: IdCard, mirror: false };
export const settingsIcon: LineIcon = { Drawing: Settings, mirror: false };
export const languageIcon: LineIcon = { Drawing: Globe, mirror: false };
export const lightIcon: LineIcon = { Drawing: Sun, mirror: false };
export const darkIcon: LineIcon = { Drawing: Moon, mirror: false };
export const deviceIcon: LineIcon = { Drawing: Monitor, mirror: false };
export const lockIcon: LineIcon = { Drawing: Lock, mirror: false };
export const codeIcon: LineIcon = { Drawing: QrCode, mirror: false };
export const growthIcon: LineIcon = { Drawing: TrendingUp, mirror: true };
export const chartIcon: LineIcon = { Drawing: ChartColumn, mirror: true };
export const tableIcon: LineIcon = { Drawing: Table2, mirror: false };
export const offlineIcon: LineIcon = { Drawing: WifiOff, mirror: false };

// Trades, where no other icon says it
export const plumbingIcon: LineIcon = { Drawing: ShowerHead, mirror: false };
export const electricalIcon: LineIcon = { Drawing: PlugZap, mirror: false };
export const solarIcon: LineIcon = { Drawing: SolarPanel, mirror: false };
export const hvacIcon: LineIcon = { Drawing: AirVent, mirror: false };
export const appliancesIcon: LineIcon = { Drawing: WashingMachine, mirror: false };
export const cleaningIcon: LineIcon = { Drawing: BrushCleaning, mirror: false };
export const pestIcon: LineIcon = { Drawing: Bug, mirror: false };
export const paintingIcon: LineIcon = { Drawing: PaintRoller, mirror: false };
export const carpentryIcon: LineIcon = { Drawing: Hammer, mirror: false };
export const constructionIcon: LineIcon = { Drawing: BrickWall, mirror: false };
export const waterIcon: LineIcon = { Drawing: Droplets, mirror: false };
export const securityIcon: LineIcon = { Drawing: Cctv, mirror: false };
export const gardenIcon: LineIcon = { Drawing: Sprout, mirror: false };
export const furnishingIcon: LineIcon = { Drawing: Armchair, mirror: false };
