import {
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
  BriefcaseBusiness,
  CalendarCheck,
  CalendarDays,
  Camera,
  ChartColumn,
  Check,
  CheckCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  ClipboardList,
  Clock,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Globe,
  GripVertical,
  Heart,
  House,
  IdCard,
  Image,
  Info,
  List,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageSquareQuote,
  MessagesSquare,
  Monitor,
  Moon,
  Paperclip,
  Pencil,
  Phone,
  Plus,
  QrCode,
  Receipt,
  Redo2,
  Reply,
  RotateCw,
  Search,
  Send,
  Settings,
  Share2,
  SlidersHorizontal,
  Sparkles,
  Star,
  Store,
  Sun,
  Trash2,
  TrendingUp,
  TriangleAlert,
  Truck,
  Undo2,
  Upload,
  UserRound,
  UsersRound,
  Wallet,
  WifiOff,
  Wrench,
  X,
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
export const dragIcon: LineIcon = { Drawing: GripVertical, mirror: false };
export const showIcon: LineIcon = { Drawing: Eye, mirror: false };
export const hideIcon: LineIcon = { Drawing: EyeOff, mirror: false };
export const favouriteIcon: LineIcon = { Drawing: Heart, mirror: false };

// Saying
export const checkIcon: LineIcon = { Drawing: Check, mirror: false };
export const doneIcon: LineIcon = { Drawing: CircleCheck, mirror: false };
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

// Things
export const requestIcon: LineIcon = { Drawing: ClipboardList, mirror: false };
export const quoteIcon: LineIcon = { Drawing: MessageSquareQuote, mirror: false };
export const bookingIcon: LineIcon = { Drawing: CalendarCheck, mirror: false };
export const dayIcon: LineIcon = { Drawing: CalendarDays, mirror: false };
export const timeIcon: LineIcon = { Drawing: Clock, mirror: false };
export const placeIcon: LineIcon = { Drawing: MapPin, mirror: false };
export const storeIcon: LineIcon = { Drawing: Store, mirror: false };
export const serviceIcon: LineIcon = { Drawing: Wrench, mirror: false };
export const workIcon: LineIcon = { Drawing: BriefcaseBusiness, mirror: false };
export const listIcon: LineIcon = { Drawing: List, mirror: true };
export const messagesIcon: LineIcon = { Drawing: MessagesSquare, mirror: false };
export const phoneIcon: LineIcon = { Drawing: Phone, mirror: false };
export const emailIcon: LineIcon = { Drawing: Mail, mirror: false };
export const photoIcon: LineIcon = { Drawing: Image, mirror: false };
export const documentIcon: LineIcon = { Drawing: FileText, mirror: false };
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
export const offlineIcon: LineIcon = { Drawing: WifiOff, mirror: false };
