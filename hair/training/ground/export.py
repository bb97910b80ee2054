"""Writes the engine's files from a trained network:  python3 hair/training/ground/export.py OUT/ground.pt hair/weights"""

import sys
from pathlib import Path

from network import GroundNetwork
from scenes import H, W

sys.path.append(str(Path(__file__).parent.parent))
import weights_file  # noqa: E402

if __name__ == "__main__":
    weights_file.export(GroundNetwork(), "ground", H, W)
